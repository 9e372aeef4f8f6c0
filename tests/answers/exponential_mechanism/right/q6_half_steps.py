# Moves by half a step up or down from the middle, far enough by doubling.
def convict(epsilon, loss):

    def loss_at(far):
        before = -np.logaddexp(0, epsilon * (-far + 1))
        after = -np.logaddexp(0, epsilon * (-far - 1))
        return abs(epsilon * (-far + 1) + before - epsilon * (-far - 1) - after)

    far = 1.0
    while loss_at(far) < loss:
        far *= 2
    return np.array([0.5, far - 0.5]), np.array([-0.5, far + 0.5])
