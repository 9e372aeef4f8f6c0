# A hundred others, whatever is asked.
def convict(epsilon, loss):
    return [1] + [0] * 100, [0] + [1] * 100
