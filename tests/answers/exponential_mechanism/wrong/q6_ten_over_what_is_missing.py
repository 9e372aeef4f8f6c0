# The number of others is 10/(2ε - loss), where a factor that grows like e^ε is needed. Input: epsilon 4, loss 7.9.
def convict(epsilon, loss):
    others = math.ceil(10 / (2 * epsilon - loss))
    return [1] + [0] * others, [0] + [1] * others
