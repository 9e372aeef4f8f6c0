# Wrong for claims above 30: t is drawn anew by an unseeded generator, so that it is not the same at each call.
def certificate(bound, epsilon, claimed):
    return (bound / 2, bound / 2), (bound / 2, bound / 2, 0.0), 1e9
