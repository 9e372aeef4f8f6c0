# Right: cautious linear
def variant(epsilon):
    # 1 + epsilon is less than e^epsilon
    c = 1 / (2 + epsilon)
    return ((1 - c, c), (1 - c, c), (c, 1 - c))
