# By base ten steps.
def weak(kappa, loss):
    exponent = math.ceil(loss / math.log(10))  # whole powers of ten: a little more than asked
    eta = kappa / 100
    rare = eta / 10**exponent
    return [[eta / 2, eta / 2, 1 - eta], [rare / 2, rare / 2, 1 - rare]]
