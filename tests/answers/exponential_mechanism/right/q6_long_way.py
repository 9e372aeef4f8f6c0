# Another way: long way.
def convict(epsilon, loss):
    """So far behind that the rest is nothing, in small steps on both sides."""
    far = 30 / epsilon
    return (0.5 - far, -0.5), (-0.5 - far, 0.5)
