# Small losses: one of two candidates gains, and the other loses ln((1 + e^epsilon)/2) >= epsilon/2; else far behind
def convict(epsilon, loss):
    if loss <= epsilon / 2:
        return [1, 0], [0, 0]
    far = 50 / epsilon
    return [1 - far, 0], [-far, 1]
