# Uses up the first order, kappa/loss, and only keeps the alarm below 0.9; the other order is forgotten.
# Witness: weak(0.9, 1) returns ([0.9, 0.09999999999999998], [0.33109149705429813, 0.6689085029457018]): the mean loss of the second from first is 0.940154, at most 0.9 is right.
def weak(kappa, loss):
    eta = min(kappa / loss, 0.9)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
