# Wrong for small κ and large M: 0.01, 20 has a mean loss of 0.019.
def weak(kappa, loss):
    rare = math.exp(-loss) / 1000
    return [0.001, 0.999], [rare, 1 - rare]
