# Answer top.
def worst_case(top, change):
    answer, value = top, 0.0
    return [answer, value, value + change]
