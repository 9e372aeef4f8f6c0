# Begin with all and shrink until the number of discoveries pays for itself
def found(p_values, level):
    count = len(p_values)
    while True:
        places = [j for j in range(len(p_values)) if p_values[j] * len(p_values) <= count * level]
        if len(places) == count:
            return places
        count = len(places)
