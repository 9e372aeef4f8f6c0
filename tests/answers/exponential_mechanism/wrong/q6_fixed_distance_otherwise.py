# The candidate always lies 12 behind, whatever epsilon.
def convict(epsilon, loss):
    return [1 - 12, 0], [-12, 1]
