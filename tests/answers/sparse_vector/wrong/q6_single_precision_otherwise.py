# Computes with 32-bit floats, which ruins large numbers.
def most_questions(epsilon, answers, distance, beta):
    size = np.float32(distance) * np.float32(epsilon)
    once = np.float32(1) - np.exp(-size / np.float32(4))
    each = np.float32(1) - np.exp(-size / np.float32(8 * answers))
    return max(0, int(np.log(np.float32(1 - beta) / once) / np.log(each)))
