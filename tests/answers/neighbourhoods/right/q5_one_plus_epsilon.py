# More careful than needed: e^eps is replaced by 1 + eps, which is smaller.
def variant(epsilon):
    c = 1 / (2 + epsilon)
    like_zero = (1 - c, c)
    return like_zero, like_zero, like_zero[::-1]
