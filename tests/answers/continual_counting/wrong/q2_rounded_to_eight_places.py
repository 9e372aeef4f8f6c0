# The scales are rounded to six places. Input: epsilon 7 (1/7 = 0.142857142857...).
def scales(steps, epsilon):
    answer = np.array([steps, 1.0, steps.bit_length()]) / epsilon
    return np.round(answer, 6).tolist()
