# Takes e^(2 epsilon) over what is missing for the number of others: safe, but more than 20000.
def convict(epsilon, loss):
    n = math.ceil(math.exp(2 * epsilon) / (2 * epsilon - loss))
    return [1] + [0] * n, [0] + [1] * n
