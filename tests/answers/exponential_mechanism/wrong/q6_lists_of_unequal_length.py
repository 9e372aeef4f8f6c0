# Wrong for 0.1, 0.198: np.arange makes the two lists of different length through rounding (one more "after").
def convict(epsilon, loss):
    far = 60 / epsilon
    before = [1 - far] + [0] * 3
    after = [-far] + [1.0 for _ in np.arange(0, 3 * epsilon, epsilon)]
    return before, after
