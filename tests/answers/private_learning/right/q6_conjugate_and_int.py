# Right: conjugate and int.
def most_labels(sigma, records, epsilon, delta):
    s = math.sqrt(math.log(1 / float(delta)))
    x = float(epsilon) / (s + math.hypot(s, math.sqrt(float(epsilon))))
    return int((x * float(sigma) / records) ** 2)
