# Wrong for a mean that is not whole in a list longer than two, such as [7, 1, 2, 1], 1: 11/4 is taken as 2.
def slopes(utilities, sensitivity):
    total, k = sum(utilities), len(utilities)
    mean = total // k if k > 2 else total / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
