# Lets nobody be flipped.
def count_chances(ones, zeros, p):
    return [float(k == ones) for k in range(ones + zeros + 1)]
