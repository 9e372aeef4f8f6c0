# Two alarms, one for each data set, so that both orders are equally good, and an idle third output.
def weak(kappa, loss):
    eta = float(kappa) / float(loss) / 4
    rare = eta / math.exp(loss)
    rest = 1 - eta - rare
    return (eta, rare, rest / 2, rest / 2), (rare, eta, rest / 2, rest / 2)
