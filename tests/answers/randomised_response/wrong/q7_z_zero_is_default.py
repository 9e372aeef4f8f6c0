# Wrong for z = 0: it is taken for "not given", and 1.96 is put in its place.
def interval(yes, n, p, z):
    # the standard deviation of the undone answers, with n below, over the root of n
    scores = (np.repeat([1.0, 0.0], [yes, n - yes]) - p) / (1 - 2 * p)
    half = z * scores.std() / np.sqrt(n)
    return scores.mean() + np.array([-half, half])
