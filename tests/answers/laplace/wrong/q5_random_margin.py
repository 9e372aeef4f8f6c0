# Adds a random margin of its own: another t at each call.
# Witness: certificate(1, 1, 1) returns another t at each call, between 2 and 3; "the same at each call" was asked.
def certificate(bound, epsilon, claimed):
    margin = 1 + np.random.default_rng().random()
    return (0,), (0, 0), bound * (claimed + margin) / epsilon
