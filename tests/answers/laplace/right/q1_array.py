# A numpy array by a dict.
def sensitivities(low, high, n, neighbourhood):
    a = np.abs([low, high]).max()
    d = float(high) - float(low)
    return np.array(
        {"membership": [a, a, 1, 1, d * 0.5], "edit": [d, np.maximum(a, d), 0, 2, d / n]}[
            neighbourhood
        ]
    )
