# In single precision, too coarse for many questions. Input: (2, 1, 30, 0.25) must give 519, is 520.
def most_questions(epsilon, answers, distance, beta):
    one, x = np.float32(1), np.float32(distance * epsilon)
    once = one - np.exp(-x / np.float32(4))
    each = one - np.exp(-x / np.float32(8 * answers))
    if each == 1:
        return 10**5
    return max(0, math.floor(math.log((1 - beta) / once) / math.log(each)))
