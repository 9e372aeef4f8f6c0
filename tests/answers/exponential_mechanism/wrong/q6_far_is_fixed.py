# Wrong for 0.1, 0.198: the one candidate is put 20 behind, whatever ε is.
def convict(epsilon, loss):
    return [1 - 20, 0], [-20, 1]
