# The square root of a negative number raises the ValueError by itself.
def flip_probability(epsilon):
    root = math.sqrt(epsilon)
    small = math.exp(-root * root)
    return small / (1 + small)
