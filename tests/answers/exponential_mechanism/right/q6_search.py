# Doubles the number of others until it is enough, everything shifted up.
def convict(epsilon, loss):
    n = 1
    while True:
        b = math.exp(epsilon)
        if epsilon + math.log((n * b + 1) / (n + b)) > loss + 1e-7:
            return (8.0, *[7.5] * n), (7.0, *[8.5] * n)
        n *= 2
