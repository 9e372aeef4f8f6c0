# Another way: crowd.
def convict(epsilon, loss):
    """Always the same crowd: enough for all."""
    others = 19_999
    return [1.0] + [0.0] * others, [0.0] + [1.0] * others
