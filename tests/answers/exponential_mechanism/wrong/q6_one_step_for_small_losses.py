# Up to 0.6 ε one candidate's step alone is taken to be enough. Input: epsilon 0.1, loss 0.06.
def convict(epsilon, loss):
    if loss <= 0.6 * epsilon:
        return [1, 0], [0, 0]
    return [-1000, 0], [-1001, 1]
