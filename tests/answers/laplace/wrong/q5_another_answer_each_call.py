# Wrong for claims above 30: t is drawn anew by an unseeded generator, so that it is not the same at each call.
def certificate(bound, epsilon, claimed):
    extra = 1 + (claimed > 30) * np.random.default_rng().random()
    return (0.0,), (0.0, 0.0), bound * (claimed + extra) / epsilon
