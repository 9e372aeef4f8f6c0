# Wrong if ε is no multiple of 1/100: 0.125, 1 is taken for 0.12.
def distances(epsilon, n):
    percent = round(100 * epsilon)
    tanh = [math.tanh(percent * i / 200) for i in (n, 1)]
    return tanh[0], min(1.0, (n * percent * tanh[1] / 200) ** 0.5)
