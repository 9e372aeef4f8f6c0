# Wrong for ends that float32 cannot hold to a part in 10**9, where n is below 100.
def interval(yes, n, p, z):
    # the standard deviation of the undone answers, with n below, over the root of n
    scores = (np.repeat([1.0, 0.0], [yes, n - yes]) - p) / (1 - 2 * p)
    half = z * scores.std() / np.sqrt(n)
    return scores.mean() + np.array([-half, half])
