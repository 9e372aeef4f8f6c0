# Everything in counts, the deviation as sqrt(yes no / n) / n.
def interval(yes, n, p, z):
    no = n - yes
    scale = n * (1 - 2 * p)
    middle = yes / n - p
    spread = z * (yes * no / n) ** 0.5
    return middle * n / scale - spread / scale, middle * n / scale + spread / scale
