# The gap is 1e12, beyond the utilities that are allowed.
# Witness: convict(1, 1.5) returns [[-999999999999, 0], [-1000000000000, 1]]: a utility is outside of -10^9 to 10^9; right is e.g. [[-1, 0], [-2, 1]]
def convict(epsilon, loss):
    far = 10**12
    return [1 - far, 0], [-far, 1]
