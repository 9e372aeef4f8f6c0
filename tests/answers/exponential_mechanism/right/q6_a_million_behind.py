# Always the same two candidates, a million apart, whole numbers; the other one first.
def convict(epsilon, loss):
    far = 10**6
    return (0, -far), (-1, 1 - far)
