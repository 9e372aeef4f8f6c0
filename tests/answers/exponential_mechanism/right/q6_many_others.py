# One candidate falls by 1 while very many others rise by 1; as many as are needed.
def convict(epsilon, loss):
    b = math.exp(epsilon)
    others = 1
    while epsilon + math.log((1 + others * b) / (b + others)) < loss:
        others += 1 + others // 10
    return np.array([1.0] + [0.0] * others), np.array([0.0] + [1.0] * others)
