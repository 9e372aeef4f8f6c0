# As many others as the inequality asks for, in the other order of time.
def convict(epsilon, loss):
    gain = math.exp(float(epsilon))
    factor = math.exp(float(loss))
    # gain * (1 / gain + n) / (1 + n / gain) and so on: solve (1 + n gain) gain >= factor (gain + n)
    n = max(1, math.ceil((factor * gain - gain) / (gain * gain - factor)) + 1)
    return (0,) + (1,) * n, (1,) + (0,) * n
