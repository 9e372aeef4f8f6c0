# A hundred times e^loss candidates: above 20 000 for large losses.
def convict(epsilon, loss):
    gaining = 100 + math.ceil(100 * math.exp(loss))
    return [1] + [0] * gaining, [0] + [1] * gaining
