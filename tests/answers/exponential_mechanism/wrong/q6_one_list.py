# Returns the data before the change only.
def convict(epsilon, loss):

    return [1 - 50 / epsilon, 0]
