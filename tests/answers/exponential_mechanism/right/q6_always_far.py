# A candidate so far behind that it does for every loss that floats can tell.
def convict(epsilon, loss):

    return (1 - 700 / epsilon, 0.0), (-700 / epsilon, 1.0)
