# Wrong for steps = 3 * 10**9: the number of steps is kept in 32 bits.
def scales(steps, epsilon):
    T = int(np.array(steps).astype(np.int32))
    return T / epsilon, 1 / epsilon, abs(T).bit_length() / epsilon
