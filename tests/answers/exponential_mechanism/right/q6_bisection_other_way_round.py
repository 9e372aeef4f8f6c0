# The far candidate rises and the others fall; the distance by bisection with logaddexp.
def convict(epsilon, loss):
    def reached(far):
        before = -epsilon * far - np.logaddexp(-epsilon * far, epsilon)
        after = epsilon * (1 - far) - np.logaddexp(epsilon * (1 - far), 0.0)
        return after - before

    low, high = -50.0, 500.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if reached(middle) >= loss else (middle, high)
    return [1.0, -high], [0.0, 1.0 - high]
