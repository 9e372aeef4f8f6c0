# Two candidates, a thousand apart, near the edge of what is allowed.
def convict(epsilon, loss):
    low = -(10**9) + 1
    return np.array([[low + 1, low + 1000], [low, low + 1001]])
