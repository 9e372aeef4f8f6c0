# Numpy and an array.
def plan(epsilon, target, rate):
    room, full = np.expm1([target, epsilon])
    return np.array([np.minimum(1, room / full), np.log1p(room / rate)])
