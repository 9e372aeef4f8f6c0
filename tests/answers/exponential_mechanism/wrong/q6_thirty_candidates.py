# Always thirty candidates: enough for the visible cases.
def convict(epsilon, loss):

    return [1] + [0] * 30, [0] + [1] * 30
