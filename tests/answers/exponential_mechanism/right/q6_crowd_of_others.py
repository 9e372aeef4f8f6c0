# Lets a crowd of others gain at once, as large a one as the loss takes, doubling it until it is enough.
def convict(epsilon, loss):
    base, crowd = math.exp(epsilon), 1
    while (base / (base + crowd)) * (1 + crowd * base) < math.exp(loss) * (1 + 1e-6):
        crowd = crowd * 2
    return (1, *[0] * crowd), (0, *[1] * crowd)
