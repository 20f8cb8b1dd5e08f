/** What draws pages as it stands in the source, without the bundle that a build makes of it. */
import draws from '../../app/drawn';

export const drawing = async () => draws;
