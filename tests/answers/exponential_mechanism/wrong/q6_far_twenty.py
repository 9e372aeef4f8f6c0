# Always twenty behind, which is too little for a small ε.
def convict(epsilon, loss):
    return [1 - 20, 0], [-20, 1]
