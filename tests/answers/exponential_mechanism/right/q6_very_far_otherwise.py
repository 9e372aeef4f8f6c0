# One candidate a thousand behind, whatever is asked
def convict(epsilon, loss):
    return (-1000, 0.0), (-1001, 1.0)
