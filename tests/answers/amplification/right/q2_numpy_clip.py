# Numpy clip.
def plan(epsilon, target, rate):
    rooms = np.expm1([float(target), float(epsilon)])
    return np.array([np.clip(rooms[0] / rooms[1], 0, 1), np.log1p(rooms[0] / rate)])
